import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'

// The usual set-up, with nothing set for the kit.
export default {
  mode: 'production',
  entry: './src/main.jsx',
  output: { filename: '[name].[contenthash].js', clean: true },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
  performance: { hints: false },
  plugins: [new MiniCssExtractPlugin(), new HtmlPlugin({ template: './src/index.html' })],
}
