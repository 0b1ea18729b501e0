import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Operation, operations } from '#contract/operations'

/** What the specification names of its calls: the fields that they take, and those that its client reads. */
const STUDENT = 'name fatherName rollNumber age grade address fee phone'
const TEACHER = 'name phone gender address qualifications salary subject bankDetail experience'
const REPORT = 'condition message complain notification'
const LOGIN = 'userId password answer'
const NOTICE = 'title description catagory date'
const id = (fields: string) => `_id ${fields}`

const SPECIFICATION: Record<string, [takes: string, gives?: string]> = {
  'POST /auth/register': [LOGIN],
  'PUT /auth/login': ['userId password', 'user _id userId name role studentUserId'],
  'PUT /report/isReportAvaliable': ['studentId'],
  'GET /admin/adminAll': ['', 'length studentLength userLength teacherLength reportLength noticeLength'],
  'GET /admin/allUser': ['', 'data _id role userId answer'],
  'GET /notice/getNotice': ['', `notice ${id(NOTICE)} created_at`],
  'GET /notice/get-photo/{id}': [''],
  'POST /notice/addNotice': [`${NOTICE} photo`],
  'GET /notice/getSingleNotice/{id}': ['', `data ${id(NOTICE)} created_at`],
  'POST /notice/updateNotice/{id}': [`${NOTICE} photo`],
  'DELETE /notice/deleteNotice/{id}': [''],
  'GET /student/getAllStudent': ['', `students ${id(STUDENT)}`],
  'POST /student/classFilter/{grade}': ['', `students ${id(STUDENT)}`],
  'POST /student/searchStudent': ['name fatherName grade address', `data ${id(STUDENT)}`],
  'DELETE /student/deleteStudent/{id}': [''],
  'GET /student/get-student-photo/{id}': [''],
  'POST /student/add-student': [`${STUDENT} ${LOGIN} photo`],
  'GET /student/get-single-student/{id}': ['', `user ${id(STUDENT)} ${LOGIN}`],
  'POST /student/updateStudent/{id}': [`${STUDENT} photo`],
  'GET /forTeachers/studentForTeacher/{id}': ['', `user ${id(STUDENT)}`],
  'GET /teacher/allTeacher': ['', `teachers ${id(TEACHER)} created_at`],
  'GET /teacher/teacherPhoto/{id}': [''],
  'GET /teacher/teacherIdCard/{id}': [''],
  'DELETE /teacher/deleteTeacher/{id}': [''],
  'POST /teacher/addTeacher': [`${TEACHER} ${LOGIN} photo idCard`],
  'GET /teacher/singleTeacher/{id}': ['', `data ${id(TEACHER)} ${LOGIN} created_at`],
  'PUT /teacher/updateTeacher/{id}': [`${TEACHER} photo idCard`],
  'GET /report/getReport/{id}': ['', `data studentId ${REPORT} createdAt`],
  'GET /report/gettingPhoto/{id}': [''],
  'GET /report/checkingAvalible/{id}': [''],
  'POST /report/addReport': [`studentId ${REPORT} photo`],
  'PUT /report/updateReport/{id}': [`${REPORT} photo`],
  'DELETE /report/deleteReport/{id}': [''],
}

/** The names that the specification has, to be looked for in the contract. */
export const specifiedCalls = Object.keys(SPECIFICATION)

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)

/** Where what the contract adds is written down, and under which heading the rows of all calls are. */
export const DOCUMENT = 'docs/contract-additions.md'
export const TABLE = '## Every call and field'
export const isAdditionRow = (line: string) => /^\| (new: )?`/.test(line)

const DOCBLOCK = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g

/** What the docblocks say of each call, by its name: that of its endpoint, then that of its schema. */
function saidOfCalls(): Map<string, string> {
  const said = new Map<string, string>()
  for (const file of ['contract/endpoints.ts', ...globSync('contract/*/schemas.ts').sort()]) {
    for (const [, block = '', name = ''] of readFileSync(file, 'utf8').matchAll(DOCBLOCK)) {
      const text = block.replace(/\n \*/g, ' ').replace(/\s+/g, ' ').trim()
      said.set(name, [said.get(name), text].filter(Boolean).join(' '))
    }
  }
  return said
}

/** A table row of the document for each call that has more than the specification says. */
export function additionRows(): string[] {
  const said = saidOfCalls()
  return Object.entries(operations as Record<string, Operation>).flatMap(([id, call]) => {
    const name = `${call.method} ${call.path}`
    const specified = SPECIFICATION[name]
    const [takes, gives] = [words(specified?.[0]), words(specified?.[1])]
    const taken = [
      ...[call.query, call.json, call.form].flatMap((shape) => Object.keys(shape?.shape ?? {})),
      ...Object.keys(call.files ?? {}),
    ].filter((field) => !takes.includes(field))
    const given = [call.success, call.failure].flatMap((shape) =>
      shape instanceof z.ZodObject ? fieldsOf(shape, gives) : [],
    )
    if (specified && taken.length + given.length === 0) return []
    const list = (fields: string[]) => [...new Set(fields)].map((field) => `\`${field}\``).join(', ')
    const file = typeof call.success === 'string' && call.success !== 'image' ? 'a file' : list(given)
    return [
      `| ${specified ? '' : 'new: '}\`${name}\` | ${[...(call.body ? ['a file'] : []), list(taken)].filter(Boolean).join(', ')} | ${file} | ${(said.get(id) ?? '').replaceAll('|', '\\|')} |`,
    ]
  })
}

/** Those of every response, and of every failure. */
const OF_EVERY_RESPONSE = ['success', 'message', 'code', 'params']

/**
 * The fields of a response that the specification does not have. Of a record that it names, those of the record too; what
 * is in the others is in the OpenAPI document.
 */
function fieldsOf(shape: z.ZodObject, specified: string[]): string[] {
  return Object.entries(shape.shape)
    .filter(([name]) => !OF_EVERY_RESPONSE.includes(name))
    .flatMap(([name, field]) => {
      if (!specified.includes(name)) return [name]
      const inner = unwrapped(field as z.ZodType)
      const parts = inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
      const added = parts.filter((part) => !specified.includes(part))
      return added.length > 0 ? [`${name} { ${added.join(', ')} }`] : []
    })
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return unwrapped(schema.element as z.ZodType)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap() as z.ZodType)
  return schema
}
