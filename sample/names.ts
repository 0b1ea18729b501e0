import type { Random } from './random.ts'

/**
 * The background of a person, for the portrait: how light or dark the skin may be (0 to 7), whether the hair may have any
 * colour or is dark, and what is worn on the head.
 */
export type Appearance = { skin: readonly [number, number]; anyHair?: boolean; scarf?: number; turban?: boolean }

type Background = Appearance & { girls: string; boys: string; fathers: string; families: string; weight?: number }

/** Given and family names of one background. As in a large city: most families are local, many are not. */
const BACKGROUNDS: Background[] = [
  {
    weight: 7,
    skin: [1, 4],
    scarf: 0.3,
    girls:
      'Ayesha Fatima Hira Iqra Laiba Mahnoor Mariam Noor Rabia Sana Zainab Zoya Amna Eman Hafsa Kinza Minahil Urooj',
    boys: 'Ahmed Ali Bilal Daniyal Faizan Hamza Hassan Ibrahim Junaid Kashif Omar Rayyan Saad Talha Usman Zain Zubair Arham',
    fathers: 'Imran Tariq Nadeem Asif Shahid Khalid Rashid Waseem Farooq Naveed Javed Kamran Saleem Arif Adnan Yasir',
    families: 'Khan Malik Butt Chaudhry Qureshi Siddiqui Sheikh Mirza Baig Ansari Hashmi Awan Bhatti Dar Gillani Raza',
  },
  {
    weight: 2,
    skin: [2, 5],
    girls: 'Anita Grace Hannah Maria Naomi Rebecca Ruth Sharon Sonia Esther',
    boys: 'Daniel David Joel Joshua Kevin Nathan Samuel Simon Sunil Aaron',
    fathers: 'Joseph Emmanuel Patras Yousaf Pervaiz Anwar George Victor',
    families: 'Masih Joseph Bhatti Gill Emmanuel Sadiq Samuel Francis',
  },
  {
    weight: 2,
    skin: [1, 4],
    turban: true,
    girls: 'Amrit Harleen Jasleen Kiran Manpreet Navneet Simran Gurleen',
    boys: 'Arjan Gurpreet Harjit Jaspreet Karan Manvir Ranjit Tejinder',
    fathers: 'Balwinder Daljit Gurdeep Harbhajan Kulwant Sukhdev',
    families: 'Singh Dhillon Sandhu Grewal Sidhu Bajwa',
  },
  {
    weight: 2,
    skin: [2, 5],
    girls: 'Aditi Diya Kavya Meera Nisha Priya Sneha Tara',
    boys: 'Aarav Dev Karthik Nikhil Rohan Sanjay Varun Vikram',
    fathers: 'Anil Deepak Mahesh Rajesh Suresh Vijay',
    families: 'Iyer Kumar Mehta Nair Patel Rao Sharma Verma',
  },
  {
    skin: [0, 2],
    girls: 'Hui-Min Jia Lin Mei Xiuying Yan',
    boys: 'Chen Haoran Jun Ming Wei Zihan',
    fathers: 'Guowei Jianguo Lei Qiang Tao',
    families: 'Chen Huang Li Liu Wang Zhang',
  },
  {
    skin: [5, 7],
    girls: 'Abena Adaeze Chioma Ngozi Thandiwe Wanjiru Zawadi',
    boys: 'Chidi Emeka Kofi Kwame Sipho Tendai Babajide',
    fathers: 'Adewale Kwabena Mandla Obinna Samuel Tunde',
    families: 'Adeyemi Boateng Dlamini Mensah Mwangi Okafor',
  },
  {
    skin: [0, 2],
    anyHair: true,
    girls: 'Anna Clara Emilia Freya Ingrid Sophie Zofia',
    boys: 'Emil Jakub Lukas Matteo Noah Oskar Théo',
    fathers: 'Andreas Henrik Marco Piotr Stefan Thomas',
    families: 'Becker Dubois Kowalski Larsen Novák Rossi',
  },
  {
    skin: [1, 4],
    girls: 'Camila Daniela Isabel Lucía Valentina Ximena',
    boys: 'Andrés Diego Javier Mateo Rafael Tomás',
    fathers: 'Alejandro Carlos Ernesto Julio Ricardo',
    families: 'Castillo García Herrera Morales Núñez Reyes',
  },
  {
    skin: [1, 3],
    scarf: 0.4,
    girls: 'Dina Elif Layla Leyla Nour Yasmin Zeynep',
    boys: 'Emre Karim Mehmet Nabil Tarek Yusuf',
    fathers: 'Hakan Hassan Mahmoud Mustafa Samir',
    families: 'Aydın Demir Haddad Mansour Nasser Yılmaz',
  },
]

export type Person = {
  given: string
  family: string
  name: string
  isFemale: boolean
  fatherName: string
  appearance: Appearance
}

const words = (list: string) => list.split(' ')

/** Makes people whose names differ from all the others that it made. */
export function personGenerator(random: Random): () => Person {
  const urn = BACKGROUNDS.flatMap((background) => Array.from({ length: background.weight ?? 1 }, () => background))
  const taken = new Set<string>()
  return function person(): Person {
    const { girls, boys, fathers, families, ...appearance } = random.pick(urn)
    const isFemale = random.chance(0.5)
    const given = random.pick(words(isFemale ? girls : boys))
    const family = random.pick(words(families))
    const name = `${given} ${family}`
    if (taken.has(name) || given === family) return person()
    taken.add(name)
    return { given, family, name, isFemale, fatherName: `${random.pick(words(fathers))} ${family}`, appearance }
  }
}
