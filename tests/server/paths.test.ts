import * as assert from 'uvu/assert'
import { addNotice } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

test('paths of the API are found in either letter case and with a last slash; an id keeps its letters', async () => {
  const id = await addNotice(admin)
  for (const path of ['//API/v1/Notice/GETNOTICE', '//api/v1/notice/getNotice/', '//api/V1/notice/getnotice?x=Y']) {
    assert.is((await admin.get(path)).body.notice?.length, 1, path)
  }
  assert.is((await admin.get(`/notice/GetSingleNotice/${id}/`)).body.data?._id, id)
  const other = [...id].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('')
  assert.is((await admin.get(`/notice/getSingleNotice/${other}`)).status, 404)
  assert.is((await admin.post('/auth/sessions/ENDOTHERS')).body.ended, 0, 'no id of a session')
  assert.is((await admin.get('//API/V1/OpenAPI.json/')).body.openapi, '3.1.1')
})

test('what is no call of the API is 404 as JSON, in either letter case; two last slashes are another path', async () => {
  for (const path of ['//API/V1', '//api/v1/', '//Api/V1/Nothing', '//api/v1/notice/getNotice//']) {
    const { status, body } = await admin.get(path)
    assert.equal([status, body?.success], [404, false], path)
  }
})

test.run()
