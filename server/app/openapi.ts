import * as z from 'zod'
import { type Access, BASE_PATH, type EndpointName, keyHours, type SchoolSettings } from '#contract'
import { FILE_KINDS } from '#contract/notices/files'
import { code, errorBody, type Operation, operations } from '#contract/operations'
import { withClasses } from '#contract/school/class-field'
import * as texts from '#messages/en/failures/index'
import pkg from '../../package.json' with { type: 'json' }
import { LONGEST_KEY } from '../handlers/idempotency.ts'
import { isRefusedWhileLacking } from '../security/authorize.ts'

/** The API as an OpenAPI 3.1 document, made from the contract. */
export function describeApi({ identity, classes }: Pick<SchoolSettings, 'identity' | 'classes'>) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(operations) as [EndpointName, Operation][]) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(name, withClasses(call, classes)),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${identity.name}: API`,
      version: pkg.version,
      description:
        'An outcome that a screen reads has status 200 and says with `success` how it went. A call that should not have been made has a status of 400 or more. Where a call takes a class, the classes that the school has now are listed here; they change with its settings.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: BASE_PATH }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output'), Code: CODE },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over http' },
        secureSession: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Over https' },
      },
    },
  }
}

const CODE = {
  type: 'string',
  enum: Object.keys(texts).sort(),
  description: 'What `message` says, for a client that says it in another language. A later version has more of them.',
}

function operation(name: EndpointName, call: Operation) {
  const body = requestBody(call)
  return {
    operationId: name,
    tags: [call.path.split('/')[1]],
    description: `Who gets what: ${describeAccess(call.access)}.`,
    ...(call.access.visitor === 401 && { security: [{ session: [] }, { secureSession: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.takesKey ? [KEY] : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responses(name, call),
  }
}

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
  description: `A text that is new for each record that is added: for ${keyHours} hours the same login adds it once, however often the call is sent.`,
}

const describeAccess = ({ visitor, ...roles }: Access) =>
  [`visitor ${visitor}`, ...Object.entries(roles).map(([role, level]) => `role ${role} ${level}`)].join(', ')

function parameters(shape: z.ZodObject | undefined, location: 'path' | 'query') {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }))
}

function requestBody({ json, form, body, files = {} }: Operation) {
  if (body === 'file') return { 'application/octet-stream': {} }
  if (json) return { 'application/json': { schema: jsonSchema(json, 'input') } }
  if (!form) return undefined
  const schema = jsonSchema(form, 'input')
  const photos = Object.keys(files).map((file) => [file, { type: 'string', contentMediaType: 'image/*' }])
  const needed = Object.keys(files).filter((file) => files[file] === 'required')
  return {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: { ...schema.properties, ...Object.fromEntries(photos) },
        required: [...(schema.required ?? []), ...needed],
      },
    },
  }
}

function responses(name: EndpointName, call: Operation) {
  const { method, path, success, failure, access, params, json, form, body, files } = call
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  const levels: unknown[] = Object.values(access)
  const isRefused = levels.includes(403) || levels.includes('own') || isRefusedWhileLacking(access, name)
  // A page of another site gets what a visitor gets; a call that no visitor may make is refused.
  const isOfOwnSite = method !== 'GET' || access.visitor === 401
  const namesRecord = params !== undefined || 'studentId' in (form?.shape ?? {}) || 'ids' in (json?.shape ?? {})
  return {
    200:
      typeof success === 'string'
        ? DOWNLOADS[success]
        : { description: 'The outcome', content: outcome(success, failure) },
    ...(success === 'document' && {
      206: { ...DOWNLOADS.document, description: 'The part of the file that Range asks for' },
      416: { description: 'The file has no such part' },
    }),
    ...((success === 'image' || success === 'document') && {
      304: { description: 'The caller has this version already' },
    }),
    400: error('Bad input: `field` names what to mend'),
    ...(levels.includes(401) && { 401: error('No live session') }),
    ...((isRefused || isOfOwnSite) && {
      403: error('Wrong role, about somebody else, no second factor, or from another site'),
    }),
    ...(namesRecord && { 404: error('Unknown id, or no photo') }),
    ...(/\/mail(\/|$)/.test(path) && { 404: error('Unknown id or key, or the server sends no mail') }),
    ...(call.takesKey && { 409: error('The Idempotency-Key is that of an earlier call, which sent something else') }),
    ...(method === 'PATCH' && { 409: error('It has changed since the revision that the caller has read') }),
    ...((json || form || body) && { 413: error('Too large') }),
    ...((files || call.bodyBytes) && { 415: error('Not a photo, or no kind of file that is taken') }),
    429: error('Too many calls or tries: wait as long as Retry-After says'),
    503: error('The database cannot be used now and nothing was changed: wait as long as Retry-After says'),
    500: error('Our fault: `requestId` finds it in the log'),
  }
}

const DOWNLOADS = {
  image: { description: 'The picture', content: { 'image/webp': {} } },
  document: {
    description: 'The file, under the name of Content-Disposition',
    content: Object.fromEntries(Object.keys(FILE_KINDS).map((type) => [type, {}])),
  },
  file: {
    description: 'The file, under the name of Content-Disposition',
    content: {
      'text/csv': {},
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {},
      'application/zip': {},
    },
  },
}

const outcome = (success: z.ZodObject, failure: z.ZodObject | undefined) => {
  const schemas = [success, failure].filter((shape) => shape !== undefined).map((shape) => jsonSchema(shape, 'output'))
  return { 'application/json': { schema: schemas.length > 1 ? { oneOf: schemas } : schemas[0] } }
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    override: ({ zodSchema, jsonSchema: described }) => {
      if (zodSchema === code) replaceContent(described, { $ref: '#/components/schemas/Code' })
      if (io === 'output' || !(zodSchema instanceof z.ZodPipe)) return
      // The first part of the pipe measures and trims a text (contract/fields.ts); its rules are in the second part.
      const rules = zodSchema.out
      if (rules instanceof z.ZodType && !(rules instanceof z.ZodTransform)) {
        replaceContent(described, jsonSchema(rules, io))
      }
    },
  })
  return schema as JsonSchema
}

function replaceContent(schema: object, content: object): void {
  for (const key of Object.keys(schema)) delete schema[key as keyof typeof schema]
  Object.assign(schema, content)
}
