import { getPublicSchool } from '../../api/public-school.ts'
import { getSchool, saveSchool } from '../../api/school.ts'
import { school } from '../../state/school.ts'

/**
 * Adds classes to those of the school, such as '5 A' and '5 B' after 5.
 * @param label what the page calls the classes
 * @returns why they were not added; '' if they were
 */
export async function addClasses(added: readonly string[], label: string): Promise<string> {
  const { version, settings } = await getSchool()
  const classes = [...settings.classes]
  for (const name of added.filter((name) => !classes.includes(name))) {
    const number = name.slice(0, name.lastIndexOf(' '))
    const last = classes.findLastIndex((one) => one === number || one.startsWith(`${number} `))
    classes.splice(last < 0 ? classes.length : last + 1, 0, name)
  }
  const response = await saveSchool({ version, settings: { ...settings, classes }, renamed: {} }, () => label)
  return response.success ? '' : response.message
}

/** Shows the classes of the school as they are now. */
export async function showClasses(): Promise<void> {
  school.value = (await getPublicSchool()).settings
}
