const names = [
  'Liis Tamm',
  'Mart Õunapuu',
  'Karin Saar',
  'Pavel Ivanov',
  'Tanja Žukov',
  'Rasmus Mägi',
  'Jana Kask',
  'Ott Lepik',
  'Oskar Tali',
  'Kadri Rebane',
  'Siim Pärn',
  'Nele Kuusk',
  'Andrus Sõber',
  'Elena García',
  'Pablo Ruiz',
  'Sofía Martín',
  'Niran Suksai',
  'Mali Chaiyo',
  'Omar Haddad',
  'Layla Nasser',
  'Emma Virtanen',
  'Mikko Laine',
  'Anna Kowalska',
  'Tom Baker',
  'Grace Miller',
  'Jürgen Vogel',
  'Clara Weiss',
  'Kristjan Ilves',
  'Maarja Vaher',
  'Helena Põld',
  'Toomas Kukk',
  'Ivar Raud',
  'Triin Lõhmus',
  'Sander Koppel',
  'Piret Oja',
  'Дарья Смирнова',
]

const emailOf = (name: string, at: number): string =>
  `${
    name
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .replace(/[^a-z]+/g, '.')
      .replace(/^\.+|\.+$/g, '') || `guest${at}`
  }@example.com`

type Person = { name: string; email: string; phone: string | null; username?: string }

/** Made-up customers; the demo's members are among them, so that 'My Bookings' has something to show. */
export const people: readonly Person[] = [
  ...names.map((name, at) => ({
    name,
    email: emailOf(name, at),
    phone: at % 7 === 6 ? null : `+372 5${String(1234567 + at * 7919).slice(0, 7)}`,
  })),
  {
    name: 'Riho Regular',
    email: 'regular.user@demo.example',
    phone: '+372 5550 1001',
    username: 'regular_user',
  },
  {
    name: 'Piret Platinum',
    email: 'platinum.member@demo.example',
    phone: '+372 5550 1002',
    username: 'platinum_member',
  },
]

export const requests = [
  'Second rider is left-handed, please bring the spare remote.',
  'It is a birthday surprise, please do not call before noon.',
  'We come with two children, small wetsuits please.',
  'First time on a foil.',
]
