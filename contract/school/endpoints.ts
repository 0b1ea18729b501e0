import { adminOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const getSchool = endpoint('GET', '/admin/school', adminOnly)
export const updateSchool = endpoint('PUT', '/admin/school', adminOnly)
export const schoolVersions = endpoint('GET', '/admin/school/versions', adminOnly)
export const schoolVersion = endpoint('GET', '/admin/school/versions/{version}', adminOnly)
export const addSchoolPicture = endpoint('POST', '/admin/school/pictures', adminOnly)
