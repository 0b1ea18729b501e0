import type { Condition } from '#contract'
import type { Random } from './random.ts'

export type SampleReport = { condition: Condition; message: string; complain: string; notification: string }

/**
 * NAME, THEY, THEM and THEIR are replaced by the student's name and pronouns, with a capital at the start of a
 * sentence.
 */
type Kind = { opening: string[]; advice: string[]; complain: string[]; share: number }

const SUBJECTS = [
  'In mathematics NAME explains the way, not only the result; the neighbours at the table profit from it.',
  'NAME reads aloud clearly by now and stops where a sentence asks for it. In the library hour THEY chose three books without help.',
  'In science THEY keeps the tidiest notebook of the group: question, drawing, result, and what went wrong.',
  'Fractions took NAME longer than the others, and hold all the better now; the last test had one slip in twelve tasks.',
  'In Urdu THEY writes short, exact sentences. The story about the flooded road was read out in two other classes.',
  'English dictation has gone from fourteen mistakes to five since the summer. THEY learns the words on the way to school.',
  'In history NAME asks where we know a thing from, which is the best question there is.',
  'Handwriting is still a race against the bell. When THEY takes the time, every word can be read.',
  'In sport THEY is no runner and a fine captain: nobody on THEIR team was left standing at the edge.',
  'The map of the five rivers that THEY drew in geography hangs in the corridor.',
  'Mental arithmetic is quick and sure up to a thousand; long division needs a second look.',
  'In the art room NAME works for an hour without looking up. The charcoal drawing of the school cat is remarkable.',
  'NAME speaks little in Islamic studies and ethics, but what THEY says has been thought through.',
  'In computer class THEY helped a new student find every key before finishing THEIR own page.',
]

const KINDS: Record<Condition, Kind> = {
  Excelent: {
    share: 4,
    opening: [
      'NAME has had an outstanding term. THEY works carefully, asks when something is unclear and does not stop at the first answer that fits.',
      'It is a pleasure to teach NAME. The written work is complete, on time and thought through, and THEY lends help without handing out solutions.',
      'NAME has grown this term, not only in marks. THEY set a goal in August, wrote it on the cover of the diary, and reached it.',
      'Few students prepare as steadily as NAME does. Nothing was left to the last evening, and it shows in every test.',
    ],
    advice: [
      'THEY may look for harder tasks now: the blue box in the library has puzzles that take a week.',
      'For the next term we suggest the science fair, where THEIR patience would find a question worthy of it.',
      'Our only advice is to make a mistake now and then, and to enjoy finding it.',
      'We would like to see NAME as a reading partner for class 2, one morning a week.',
    ],
    complain: [],
  },
  Good: {
    share: 6,
    opening: [
      'NAME has had a good and steady term. THEY comes prepared, and homework was missing only twice.',
      'NAME learns willingly and finishes what THEY begins. Group work goes well with anybody at the table.',
      'A good term. NAME has become braver: the hand goes up now before the answer is quite certain, and that is how one learns.',
      'NAME is reliable in small things, which is why we trust THEM with larger ones.',
      'NAME works with care and at THEIR own pace. The results of the first examination were better than THEY expected, and just as we did.',
    ],
    advice: [
      'Ten minutes of reading each evening would help more than any extra lesson.',
      'THEY should check the last line of each calculation once more before the notebook is closed.',
      'To learn the tables of 7 and 8 by heart would save THEM a good deal of time.',
      'We suggest that THEY explains one thing from school at supper each day. Who can explain it has understood it.',
    ],
    complain: [
      '',
      '',
      '',
      'Talks to the neighbour during silent reading; a change of seat has helped.',
      'The geometry set was forgotten four times.',
      'Came late after the break three times in October.',
    ],
  },
  Average: {
    share: 4,
    opening: [
      'NAME had an uneven term: good weeks, and weeks in which THEY seemed to be elsewhere. What THEY can do, THEY showed in the project about bridges.',
      'NAME keeps up with the class and could do more. THEY often stops working when a task is nearly done.',
      'The beginning of the term was hard for NAME. Since the middle of it THEY has found a rhythm, and the last tests are already better.',
      'NAME understands quickly by listening and loses much of it again, because little is practised at home.',
    ],
    advice: [
      'A fixed half hour for homework, always at the same table and without a telephone on it, would be the first step.',
      'We offer the homework hour on Mondays and Wednesdays at 3:00 PM, and have kept a place.',
      'Please sign the diary each Friday, so that you and we see the same tasks.',
      'THEY should ask at once when something is unclear. Nobody here minds a question, not even the third time.',
    ],
    complain: [
      'Homework was missing nine times.',
      'Often without the notebook of the day.',
      '',
      'Disturbs others when a task is finished early; we now keep a second one ready.',
    ],
  },
  Bad: {
    share: 1,
    opening: [
      'NAME has fallen behind this term, and we are worried. THEY missed seventeen days, and the gaps in mathematics can no longer be closed in class alone.',
      'NAME often gives up before the first try. We know that THEY can do more: alone with a teacher THEY solved tasks that stayed empty in the test.',
    ],
    advice: [
      'We have made a plan for six weeks with two lessons of support each week, without any cost, and ask you to see that THEY comes.',
      'Let us agree on one small goal for each week. NAME chose the first one: all homework of one subject.',
    ],
    complain: [
      'Homework was missing in more than half of all cases. Two letters home came back without a signature.',
      'Left the school grounds twice at break without permission.',
    ],
  },
  Worst: {
    share: 0.4,
    opening: [
      'The term did not go well for NAME. No subject reached the pass mark, and THEY was absent on twenty-six days. We do not think that it is a question of ability.',
    ],
    advice: [
      'We should sit down together soon: parents, NAME, the class teacher and the head of studies. There is a way to pass the year, and we would like to walk it with THEM.',
    ],
    complain: [
      'Three fights in the yard since September, each time after the same quarrel. The class teacher has spoken with both families.',
    ],
  },
}

const NOTIFICATIONS = [
  'Please come to the parents’ morning; ten minutes are kept for you.',
  'The second examination begins soon. The plan is in the diary.',
  'Please bring a signed consent for the trip to the museum.',
  'The class photo can be fetched at the office.',
  'One library book is overdue: ‘The Secret Garden’. No fee, just bring it.',
  'A jumper with this name on it is in the lost property box.',
  'Eyes were tested in class: please have them looked at by an optician.',
  'NAME was chosen for the relay of the class. Training is on Tuesdays at 2:00 PM.',
  '',
]

const CONDITIONS = Object.entries(KINDS).flatMap(([condition, { share }]) =>
  Array.from({ length: Math.round(share * 5) }, () => condition as Condition),
)

/** Makes reports: an assessment, one observation, and a recommendation. */
export function reportGenerator(random: Random): (given: string, isFemale: boolean) => SampleReport {
  return (given, isFemale) => {
    const condition = random.pick(CONDITIONS)
    const { opening, advice, complain } = KINDS[condition]
    const about = (text: string) => personal(text, given, isFemale)
    return {
      condition,
      message: about(`${random.pick(opening)} ${random.pick(SUBJECTS)}\n\n${random.pick(advice)}`),
      complain: complain.length > 0 ? about(random.pick(complain)) : '',
      notification: about(random.pick(NOTIFICATIONS)),
    }
  }
}

function personal(text: string, given: string, isFemale: boolean): string {
  const [they, them, their] = isFemale ? ['she', 'her', 'her'] : ['he', 'him', 'his']
  const begins = (before: string) => before === '' || /[.!?]\s+$|\n$/.test(before)
  return text.replace(/NAME/g, given).replace(/\b(THEY|THEM|THEIR)\b/g, (word, _, offset: number, whole: string) => {
    const own = { THEY: they, THEM: them, THEIR: their }[word as 'THEY'] as string
    return begins(whole.slice(0, offset)) ? own.charAt(0).toUpperCase() + own.slice(1) : own
  })
}
