import { existsSync, readdirSync } from 'node:fs'

/** The components of the kit, as the names of their folders. */
export const components = readdirSync('ui-kit').filter((name) => existsSync(`ui-kit/${name}/${name}.tsx`))
