import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { notices, report, students } from './data.mjs'
import { page } from './page.mjs'

const KIT = 'node_modules/@my-school/ui-kit/dist'
const FILES = {
  '/elements.js': ['text/javascript', `${KIT}/elements.js`],
  '/page.js': ['text/javascript', 'page.js'],
  '/page.css': ['text/css', 'page.css'],
}

/** The scripts that elements.js imports have names that change with what is in them. */
const fileOf = (url) =>
  FILES[url] ?? (/^\/elements\/shared\/[\w-]+\.js$/.test(url) ? ['text/javascript', `${KIT}${url}`] : [])

/** What is in the place of a database and of a session's message: each page shows the last message once. */
const school = { notices, report, students, toast: '' }

const server = createServer(async (request, response) => {
  const [type, path] = fileOf(request.url)
  if (path) return response.writeHead(200, { 'content-type': type }).end(readFileSync(path))
  if (request.method === 'POST') {
    let body = ''
    for await (const part of request) body += part
    change(request.url, new URLSearchParams(body))
    return response.writeHead(303, { location: '/' }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(school))
  school.toast = ''
})

function change(path, data) {
  if (path === '/add') {
    const student = { id: data.get('userId'), name: data.get('name'), fatherName: '', grade: data.get('class') }
    school.students = [...school.students, student]
    school.toast = `${student.name} is added`
    return
  }
  school.toast = `${school.students.find(({ id }) => id === data.get('id'))?.name} is deleted`
  school.students = school.students.filter(({ id }) => id !== data.get('id'))
}

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1')
