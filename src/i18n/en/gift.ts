import type { gift as zh } from '../gift'

export const gift: typeof zh = {
  days: (from: string, until: string) => `From ${from} to ${until}`,
  choose: 'Choose one',
  inside: 'What is inside',
  receive: 'Get my gift',
  received: 'You have received it',
  receivedOn: (moment: string) => `Received on ${moment}`,
  use: 'Use it',
  toMember: 'See the membership',
  whyNot: {
    not_eligible: {
      title: 'You cannot receive it yet',
      text: {
        surprise: 'This surprise is for new members. Join, and it is yours.',
        birthday:
          'This gift is for members whose ID card is verified. You are not a member yet, or have not verified it.',
      },
    },
    outside_window: {
      title: 'Not available right now',
      text: {
        surprise: 'This surprise is given on the days above only. A new membership brings a new one.',
        birthday: 'The gift is given in the month of your birthday. Come back then!',
      },
    },
  },
}
