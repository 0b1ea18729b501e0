/** The stories show the portal's pages with a sample school in place of a server: it must respond as a server does. */
import * as assert from 'uvu/assert'
import type { ZodType } from 'zod'
import { type EndpointName, type Operation, operations } from '#contract/operations'
import { responsesOf } from '../../stories/screens/responses.ts'
import { sampleSchool } from '../../stories/screens/sample-school.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const { school, photos } = await sampleSchool()
const students = school.students.map(({ _id }) => _id)

test('every response about the sample school of the stories is one that the contract allows', async () => {
  const ids: Partial<Record<EndpointName, string[]>> = {
    classFilter: ['1', '10'],
    singleTeacher: ['teacher-1'],
    getSingleNotice: ['notice-1'],
  }
  const bodies: Partial<Record<EndpointName, Record<string, string>>> = {
    searchStudent: { name: 'a', grade: '' },
    isReportAvailable: { studentId: students[0] ?? '' },
  }
  const responses = Object.keys(responsesOf(school)) as EndpointName[]
  assert.ok(responses.length > 10)
  const broken: string[] = []
  for (const name of responses) {
    const { success, failure } = operations[name] as Pick<Operation, 'failure'> & { success: ZodType }
    for (const id of operations[name].path.includes('{') ? (ids[name] ?? students) : ['']) {
      const body = await responsesOf(structuredClone(school))[name]?.({ id, body: bodies[name] ?? {} })
      const schema = (body?.success ? success : failure) ?? success
      const { error } = schema.safeParse(body)
      if (error) broken.push(`${name} ${id}: ${error.issues.map(({ path, message }) => `${path} ${message}`)}`)
    }
  }
  assertNone(broken)
})

test('each person and notice of the sample school has a photo at the address that the portal asks for', () => {
  const people = [...school.students, ...school.teachers, ...school.notices]
  assert.equal(
    people.filter(({ _id }) => !Object.keys(photos).some((path) => path.endsWith(`/${_id}`))).map(({ _id }) => _id),
    [],
  )
  assert.ok(school.students.some(({ report }) => report) && school.students.some(({ report }) => !report))
})

test.run()
