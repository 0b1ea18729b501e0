/**
 * React's functions that make elements, as a module. React is CommonJS, of which esbuild reads a function from an object
 * again at each call: at 3,000 calls that is 5 kB more (brotli), and a slower start.
 */
import runtime from '../node_modules/react/jsx-runtime.js'

export const { Fragment, jsx, jsxs } = runtime
