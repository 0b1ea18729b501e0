/** The lists to fill in. */
export const template = {
  /** The name of the sheet of an Excel file. */
  sheet: 'افراد',
  /** The row of example. */
  student: {
    name: 'علی خان',
    fatherName: 'عمران خان',
    rollNumber: '17',
    grade: '3',
    age: '9',
    phone: '+92 300 1234567',
    address: '12 کینال روڈ، لاہور',
    fee: '1500',
    answer: 'خان',
  },
  teacher: {
    name: 'سارہ ملک',
    phone: '+92 300 7654321',
    gender: 'عورت',
    address: '4 مال روڈ، لاہور',
    qualifications: 'ایم ایس سی ریاضی',
    salary: '85000',
    subject: 'ریاضی',
    bankDetail: 'PK36 SCBL 0000 0011 2345 6702',
    experience: '8 سال',
    classes: '5، 6',
    answer: 'ملک',
  },
}
