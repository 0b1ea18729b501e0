/** The lists to fill in. */
export const template = {
  /** The name of the sheet of an Excel file. */
  sheet: 'People',
  /** The row of example. */
  student: {
    name: 'Ali Khan',
    fatherName: 'Imran Khan',
    rollNumber: '17',
    grade: '3',
    age: '9',
    phone: '+92 300 1234567',
    address: '12 Canal Road, Lahore',
    fee: '1500',
    answer: 'Khan',
  },
  teacher: {
    name: 'Sara Malik',
    phone: '+92 300 7654321',
    gender: 'Female',
    address: '4 Mall Road, Lahore',
    qualifications: 'MSc Mathematics',
    salary: '85000',
    subject: 'Mathematics',
    bankDetail: 'PK36 SCBL 0000 0011 2345 6702',
    experience: '8 years',
    classes: '5, 6',
    answer: 'Malik',
  },
}
