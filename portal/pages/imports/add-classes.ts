import * as endpoints from '#contract/endpoints'
import { request, requestSuccess } from '../../api/request.ts'

/**
 * Adds classes to those of the school, such as '5 A' and '5 B' after 5.
 * @param label what the page calls the classes
 * @returns why they were not added; '' if they were
 */
export async function addClasses(added: readonly string[], label: string): Promise<string> {
  const { version, settings } = await requestSuccess(endpoints.getSchool, {})
  const classes = [...settings.classes]
  for (const name of added.filter((name) => !classes.includes(name))) {
    const number = name.slice(0, name.lastIndexOf(' '))
    const last = classes.findLastIndex((one) => one === number || one.startsWith(`${number} `))
    classes.splice(last < 0 ? classes.length : last + 1, 0, name)
  }
  const response = await request(endpoints.updateSchool, {
    json: { version, settings: { ...settings, classes }, renamed: {} },
    settingLabel: () => label,
  })
  return response.success ? '' : response.message
}
