import { Validator } from '@seriousme/openapi-schema-validator'
import * as assert from 'uvu/assert'
import * as endpoints from '#contract/endpoints'
import * as texts from '#messages/en/failures/index'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'

const school = await start()
test.after(() => school.stop())
const got = await school.visitor.get('/openapi.json')
const document = got.body

test('anybody may read the document', () => {
  assert.is(got.status, 200)
  assert.match(document.openapi, /^3\.1\./)
})

test('a validator of OpenAPI 3.1 accepts the document, and rejects it with a planted fault', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  assert.ok(valid, JSON.stringify(errors))
  const faulty = structuredClone(document)
  faulty.paths['/health'].get.responses[200].description = 5
  assert.not.ok((await new Validator().validate(faulty)).valid)
})

test('the document has every call of the contract and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string }>).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  )
  const mounted = Object.entries(endpoints).map(([name, { method, path }]) => `${name} ${method} ${path}`)
  assert.equal(described.sort(), mounted.sort())
})

test('every $ref has a target, and every path parameter is described', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  for (const [, path] of references) {
    const target = (path as string).split('/').reduce((node, key) => node?.[key], document)
    assert.ok(target, path)
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(
      methods as Record<string, { parameters: { in: string; name: string }[] }>,
    )) {
      const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      assert.equal(described, named, path)
    }
  }
})

test('every code is listed, and each response that has one refers to the list', () => {
  const { Code, Error: error } = document.components.schemas
  assert.equal(Code.enum, Object.keys(texts).sort())
  const reference = { $ref: '#/components/schemas/Code' }
  assert.equal(error.properties.code, reference)
  const login = document.paths['/auth/login'].put.responses[200].content['application/json'].schema.oneOf
  assert.equal(
    login.map(({ properties }: typeof error) => properties.code),
    [reference, reference],
  )
  const { hints } = document.paths['/admin/adminAll'].get.responses[200].content['application/json'].schema.properties
  assert.equal(hints.items.properties.code, reference)
})

test('a private call needs the session cookie, under either of its names; a public one needs none', () => {
  const cookies = Object.entries(document.components.securitySchemes as Record<string, { name: string }>)
  assert.equal(cookies.map(([, { name }]) => name).sort(), ['__Host-session', 'session'])
  const either = cookies.map(([scheme]) => ({ [scheme]: [] }))
  assert.equal(document.paths['/admin/adminAll'].get.security, either)
  assert.is(document.paths['/notice/getNotice'].get.security, undefined)
})

test('a call has each status that it may answer', () => {
  const statuses = (path: string, method: string) => Object.keys(document.paths[path][method].responses).map(Number)
  // The student is named in the form.
  assert.equal(statuses('/report/addReport', 'post'), [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503])
  assert.equal(statuses('/report/getReport/{id}', 'get'), [200, 400, 401, 403, 404, 429, 500, 503])
  assert.ok(
    statuses('/auth/sessions', 'get').includes(403),
    'staff may lack the second factor that the school requires',
  )
  // A visitor's write may come from another site.
  assert.equal(statuses('/auth/logout', 'post'), [200, 400, 403, 429, 500, 503])
  assert.equal(statuses('/notice/get-photo/{id}', 'get'), [200, 304, 400, 404, 429, 500, 503])
})

test('a form names its photos and which of them are needed', () => {
  const { schema } = document.paths['/teacher/addTeacher'].post.requestBody.content['multipart/form-data']
  assert.ok(schema.properties.photo && schema.properties.idCard && schema.properties.bankDetail)
  assert.ok(schema.required.includes('photo') && schema.required.includes('idCard'))
})

test.run()
