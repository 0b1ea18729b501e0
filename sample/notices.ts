import { UNLIMITED } from '#contract'
import type { PictureName } from './notice-pictures.ts'

/** Days from now; negative: ago. A weekday moves it to the next one of that name (0 is Sunday). */
export type Day = (days: number, weekday?: number) => Date

export type SampleNotice = {
  title: string
  catagory: string
  description: string
  /** The last day on which it is shown, or unlimited. */
  until: Date | typeof UNLIMITED
  createdAt: Date
  picture: PictureName
}

const spoken = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The notices of the board, oldest first: one is expired, one is unlimited. */
export function sampleNotices(day: Day): SampleNotice[] {
  const over = day(-9)
  const exam = day(24, 1)
  const sports = day(12, 5)
  const meeting = day(5, 6)
  const fair = day(17, 4)
  const bus = day(4, 1)
  const holidays = day(34, 5)
  const back = day(44, 1)
  const on = (date: Date) => spoken.format(date)
  const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)

  return [
    {
      title: 'Rules of the library',
      catagory: 'Library',
      description: `The library is open to every class at both breaks, and on Wednesdays until 4:00 PM.

You may take two books home for two weeks, and have them for another two if nobody is waiting. Bring them back to the desk, not to the shelf: Mrs Rashid wants to see each one come home.

A book that got wet or torn is no reason to hide it. Tell us on the same day and we mend it together. Only a book that is lost has to be replaced.

Reading hours of the classes 1 to 5 are on the door. In these hours the tables belong to them.`,
      until: UNLIMITED,
      createdAt: day(-96),
      picture: 'library',
    },
    {
      title: 'Painting competition: our street in fifty years',
      catagory: 'Art',
      description: `What will your street look like when you are as old as your grandparents? Draw it, paint it or glue it, on one sheet not larger than A3.

Write your name, class and roll number on the back, never on the front: the jury must not know whose picture it is. Bring it to the art room by ${on(over)}.

There is a prize for each two classes, and every picture hangs in the hall for a month.`,
      until: over,
      createdAt: day(-30),
      picture: 'art',
    },
    {
      title: 'Bus route 4 leaves ten minutes earlier',
      catagory: 'Transport',
      description: `From ${on(bus)} on, the bus of route 4 leaves the terminus at 7:05 AM instead of 7:15 AM, because the bridge at the canal is being repaired. All stops are ten minutes earlier. The way home is unchanged.

The driver waits one minute at each stop and no longer, since 38 others are in the bus. If your child misses it, please call the office: the van of route 6 passes the same stops twenty minutes later and usually has a place.

The works are planned for six weeks. We write here when the old times return.`,
      until: later(bus, 42),
      createdAt: day(-8),
      picture: 'bus',
    },
    {
      title: 'Second examination: days and rooms',
      catagory: 'Examination',
      description: `The second examination of classes 6 to 10 begins on ${on(exam)} and takes eight school days. Each paper starts at 9:00 AM; be in your room at 8:45 AM with your own pens, pencil, ruler and, for mathematics, compasses. Calculators are lent out in the room.

Classes 6 and 7 write in their own rooms, classes 8 to 10 in the hall. The plan with all papers hangs at the office, and each class teacher hands it out on paper this week.

Who is ill stays at home and calls the office on the same morning. The paper is written later, without any loss.

Classes 1 to 5 have ordinary lessons on these days, and a quiet yard until noon.`,
      until: later(exam, 11),
      createdAt: day(-6),
      picture: 'examination',
    },
    {
      title: 'Parents’ morning',
      catagory: 'Parents',
      description: `On ${on(meeting)} all teachers are in their rooms from 9:00 AM to 1:00 PM. Ten minutes are kept for each family. Please book a time with the class teacher, by the diary or by telephone, so that nobody waits in the corridor.

Bring your child. We would rather speak with a student than about one.

The report of your child can be read here before the meeting: it is easier to talk when both sides know what was written. Tea and biscuits are in the hall, made by class 9, who are collecting for their trip to Taxila.`,
      until: meeting,
      createdAt: day(-5),
      picture: 'parents',
    },
    {
      title: 'Science fair: ask a question, show the answer',
      catagory: 'Science',
      description: `Every student of classes 4 to 10 can show an experiment at the fair on ${on(fair)}, alone or in a group of up to three.

It need not be large. Last year the jury’s favourite was a comparison of four ways to keep bread from going mouldy, with a photo for each day. What counts is a question, a fair test and an honest result, also when the result is 'we do not know'.

Put your name on the list at the laboratory by ${on(later(fair, -7))}. Mr Joseph helps with material every day after school; flames and batteries above 9 volts only together with him.

Families are welcome from 11:00 AM.`,
      until: fair,
      createdAt: day(-3),
      picture: 'science',
    },
    {
      title: 'Sports day',
      catagory: 'Sport',
      description: `Sports day is on ${on(sports)}. We meet on the field at 8:30 AM; there are no lessons, and everybody goes home at 1:30 PM from the side gate.

Classes 1 to 3 have the obstacle course and the egg race, classes 4 to 6 running, long jump and ball throw, classes 7 to 10 athletics and the relay. Each class teacher has the lists: come to them before Friday if you would rather do something else. Nobody has to run who must not; there is always a stopwatch to hold.

Wear sports shoes and a cap, and bring two bottles of water. Breakfast matters on this day. In rain we move it by one week.`,
      until: sports,
      createdAt: day(-2),
      picture: 'sportsDay',
    },
    {
      title: 'Holidays: last day and first day',
      catagory: 'Holidays',
      description: `School closes on ${on(holidays)} after the third lesson, at 11:15 AM, and opens again on ${on(back)} at the usual time.

There is no homework over the holidays in classes 1 to 5, except to read, or be read to, each day. Classes 6 to 10 get one project, which needs no internet and no money.

The office is open on weekdays from 10:00 AM to noon. Lost property that nobody has fetched by then goes to the Edhi centre: at the moment we have eleven jumpers, four lunch boxes and one single football boot.

We wish you quiet days.`,
      until: later(back, 1),
      createdAt: day(-1),
      picture: 'holidays',
    },
  ]
}
