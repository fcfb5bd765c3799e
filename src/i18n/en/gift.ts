import type { gift as zh } from '../zh-CN/gift'

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
      title: 'Not for you yet',
      text: {
        surprise: 'This surprise is for new members: join, and it is yours',
        birthday: 'This gift is for members who have told us their birthday: you are no member yet, or we do not know the day',
      },
    },
    outside_window: {
      title: 'Not on these days',
      text: {
        surprise: 'This surprise is given on the days above only; the next membership brings a new one',
        birthday: 'The gift is given in the month of your birthday: come back then',
      },
    },
  },
}
