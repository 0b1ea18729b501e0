import { school } from '#contract'

/** The rest of what a school changes (see school.ts): the texts of About and Q&A. */

/** The whole of the page About, by paragraphs. */
export const about = [
  `${school.name} was founded in 1990 by four teachers who thought that a good school need not be a grand one. They rented a house with six rooms, planted the neem tree that still stands in the yard, and began with 58 children.`,
  'Today about 1000 students come each morning, from class 1 to class 10. The house has grown three times since: there is a library of over 10,000 books, a laboratory, an art room that never gets quite tidy, and a field that is too small for cricket and used for it all the same.',
  'Much has stayed. A class teacher keeps a class for two years. Every child reads aloud to an adult at least once a week. Reports are written in sentences, not only in marks, and every report can be read here by the student it is about on the day it is written.',
  'We ask of parents that they send their children on time, fed and rested, and that they tell us when something at home has changed. We promise to do the same the other way round.',
]

/** The three cards of About. */
export const team = [
  {
    name: 'Ayesha Rahman',
    position: 'Principal',
    text: 'Came as a teacher of mathematics in 1998. Sees parents on Tuesdays and Thursdays without an appointment.',
  },
  {
    name: 'Daniel Joseph',
    position: 'Head of studies',
    text: 'Plans what is taught and when it is examined. Teaches physics to classes 9 and 10.',
  },
  {
    name: 'Farah Siddiqui',
    position: 'Office and admissions',
    text: 'Knows every form and every date, and is the voice on the telephone.',
  },
]

/** The ten questions of Q&A. */
export const questions = [
  {
    question: 'When was the school founded?',
    answer: 'It was founded in 1990, by four teachers and with 58 children.',
  },
  {
    question: 'How many students are there?',
    answer:
      'About 1000 students, in classes 1 to 10. There are three sections in each class, none with more than 34 children.',
  },
  {
    question: 'What are the school hours?',
    answer:
      'School is from 8:00 AM to 3:00 PM, Monday to Friday. The gate opens at 7:30 AM; classes 1 and 2 may be fetched from 1:30 PM.',
  },
  {
    question: 'How do I apply for a place?',
    answer:
      'Call the office or write to us in January. We invite every family for a morning in February and answer all applications by the middle of March.',
  },
  {
    question: 'What does it cost?',
    answer:
      'The fee is due once a month and depends on the class. The office will send you the current list. One place in ten is free; ask for the form, nobody else will know.',
  },
  {
    question: 'Is there a library?',
    answer:
      'Yes, with over 10,000 books, open at every break and until 4:00 PM on Wednesdays. Students may take two books home for a fortnight.',
  },
  {
    question: 'How do I see my child’s report?',
    answer:
      'Your child logs in here with the user id and password from the office. When a report is ready, a red mark stands beside Report in the navigation bar.',
  },
  {
    question: 'We have lost the password. What now?',
    answer:
      'Come to the office with your child, or call. We ask for the last name of the father that was given when the login was made, and tell you the password.',
  },
  {
    question: 'What if my child is ill?',
    answer: 'Call the office before 8:30 AM on the first day. From the third day on we need a doctor’s note.',
  },
  {
    question: 'Is there a school bus?',
    answer: 'Six buses bring a third of our students. Places are given in the order in which you ask.',
  },
]
