import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Backgrounds come from the theme; the checklists are for people who are new to Storybook.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The other reader of props, react-docgen-typescript, needs a TypeScript below 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The kit's sources, not what was last built of them.
      resolve: { conditions: ['source', ...defaultClientConditions] },
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      logLevel: 'warn',
    }),
}

export default config
