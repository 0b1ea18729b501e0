import { banner, define, out, packageJson, shared } from './settings.mjs'

/** The server and its commands. */
export const server = {
  ...shared,
  entryPoints: {
    main: 'server/main.ts',
    worker: 'server/worker.ts',
    demo: 'sample/demo.ts',
    ...Object.fromEntries(
      ['admin', 'backup', 'check', 'move', 'new-key', 'restore', 'settings'].map((name) => [
        name,
        `server/commands/${name}.ts`,
      ]),
    ),
  },
  outdir: `${out}/server`,
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  banner,
  // What has a compiled part stays in node_modules.
  external: ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native'],
  define: { ...define, 'process.env.APP_VERSION': JSON.stringify(packageJson.version) },
}
