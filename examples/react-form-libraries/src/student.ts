/** What both forms ask for. */
export interface Student {
  name: string
  age: string
  address: string
  grade: string
  birthday: string
  color: string
  validFor: string
  bus: string
  fee: string
  rules: boolean
}

export const empty: Student = {
  name: '',
  age: '',
  address: '',
  grade: '',
  birthday: '',
  color: '',
  validFor: '',
  bus: '',
  fee: '',
  rules: false,
}

/** A student that is stored already. */
export const stored: Student = {
  name: 'Bilal Khan',
  age: '12',
  address: '3 Mill Road',
  grade: '9',
  birthday: '2014-05-04',
  color: '#26a269',
  validFor: 'unlimited',
  bus: 'north',
  fee: 'half',
  rules: true,
}

export const grades = ['1', '4', '9', '10']
export const buses = [
  { value: 'north', label: 'Line 1, north' },
  { value: 'south', label: 'Line 2, south' },
]
export const fees = [
  { value: 'full', label: 'Full fee' },
  { value: 'half', label: 'Half fee' },
]

/** The values as the page shows them, so that a test can read them. */
export const shown = (values: object, photo: File | undefined) => JSON.stringify({ ...values, photo: photo?.name })
