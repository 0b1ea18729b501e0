import { addons } from 'storybook/manager-api'
import { theme } from './theme.ts'

/** A page of its own, without controls: what it shows is guidance or a screen. */
const isPage = (id = '') => /^(welcome|foundations|screens|patterns)-(?!icons)/.test(id)

addons.setConfig({
  theme,
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isPage(storyId) ? false : isShown),
  },
})
