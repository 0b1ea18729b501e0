import * as endpoints from '#contract/endpoints'
import { assertSuccess, request } from './request.ts'

/** What visitors may read of the school's settings, with the texts of every page that is shown. */
export const getPublicSchool = async () => assertSuccess(await request(endpoints.publicSchool, {}))
