// Puts llms.txt, and what it links to, from the packed kit beside the built Storybook, which is then the site of the kit.
//   npm run build:site
import { cp } from 'node:fs/promises'

const [site = 'storybook-static'] = process.argv.slice(2)
for (const path of ['llms.txt', 'docs', 'README.md', 'CHANGELOG.md', 'dist/custom-elements.json'])
  await cp(`ui-kit/dist/package/${path}`, `${site}/${path}`, { recursive: true })
