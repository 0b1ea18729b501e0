import { adminOnly, everybody, shownPictures } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** What visitors may read of the settings. */
export const publicSchool = endpoint('GET', '/school', everybody)
export const getSchool = endpoint('GET', '/admin/school', adminOnly)
export const updateSchool = endpoint('PUT', '/admin/school', adminOnly, 'students')
/** Saves the settings of a file, which is their JSON, or a ZIP that has it and its pictures, such as `exportSchool` makes. */
export const importSchool = endpoint('POST', '/admin/school/import', adminOnly)
export const schoolVersions = endpoint('GET', '/admin/school/versions', adminOnly)
export const schoolVersion = endpoint('GET', '/admin/school/versions/{version}', adminOnly)
export const addSchoolPicture = endpoint('POST', '/admin/school/pictures', adminOnly)
/** A picture of the school's settings. */
export const schoolPicture = endpoint('GET', '/school/pictures/{id}', shownPictures)
