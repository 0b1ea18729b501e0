import { useSignals } from '@preact/signals-react/runtime'
import { THEMES } from '#contract'
import { texts } from '#messages'
import { setTheme, theme } from '../state/theme.ts'

/** The choice of the theme: light, dark, or as the device has it. */
export function ThemeChoice() {
  const strings = texts().layout
  useSignals()
  return (
    <label className="theme-choice">
      {strings.theme}
      <select value={theme.value} onChange={({ target }) => setTheme(THEMES[target.selectedIndex] ?? 'system')}>
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {strings.themes[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
