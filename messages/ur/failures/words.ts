/** What several files of these texts need. */
import { isolate } from '../../isolate.ts'

const numbers = new Intl.NumberFormat('ur')
/** '1,000' */
export const number = (value: number): string => numbers.format(value)

/** What somebody has written, such as a name or a class. */
export const quoted = (value: string): string => `”${isolate(value)}“`

const and = new Intl.ListFormat('ur')
const or = new Intl.ListFormat('ur', { type: 'disjunction' })
/** 'a, b or c' */
export const oneOf = (values: readonly string[]): string => or.format(values.map(isolate))

/** 'Ann, Bob and 4,997 others' */
export const some = ({ names, others }: { names: readonly string[]; others: number }): string =>
  and.format([...names.map(isolate), ...(others > 0 ? [`مزید ${number(others)}`] : [])])

type Kind = 'student' | 'teacher'
export const people: Record<Kind, string> = { student: 'طلبہ', teacher: 'اساتذہ' }
export const person: Record<Kind, string> = { student: 'طالب علم', teacher: 'استاد' }
export const how: Record<Kind, string> = { student: 'جماعت اور رول نمبر', teacher: 'نام اور فون نمبر' }

/** What only a person who reaches the server can do, after what everybody understands. */
export const forOperator = (text: string): string => `سرور چلانے والے کے لیے: ${text}`
