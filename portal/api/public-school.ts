import * as endpoints from '#contract/endpoints'
import { language } from '#messages'
import { assertSuccess, request } from './request.ts'

/**
 * What visitors may read of the school's settings, with the texts of every page that is shown. In the language of this
 * page: another one may have been chosen in another tab since.
 */
export const getPublicSchool = async () =>
  assertSuccess(await request(endpoints.publicSchool, { query: { lang: language() } }))
