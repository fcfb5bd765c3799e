import type { gift as zh } from '../gift'

export const gift: typeof zh = {
  days: (from: string, until: string) => `Claim from ${from} to ${until}`,
  choose: 'Choose one',
  inside: 'What’s inside',
  receive: 'Claim now',
  received: 'Already claimed',
  receivedOn: (moment: string) => `Claimed on ${moment}`,
  use: 'Use',
  toMember: 'View membership',
  whyNot: {
    not_eligible: {
      title: 'Not available to you yet',
      text: {
        surprise: 'This surprise is for new members. Join to claim it.',
        birthday:
          'The birthday gift is for members with a verified identity. You have not joined or verified your identity yet.',
      },
    },
    outside_window: {
      title: 'Not available right now',
      text: {
        surprise: 'This surprise is available only on the dates above. Join again for a new one.',
        birthday: 'The birthday gift is available in your birthday month. Come back then!',
      },
    },
  },
}
