import { formatAmount } from '@/lib/money'
import type { helpMember as zh } from '../zh-CN/helpMember'

const yuan = (fen: number) => `¥${formatAmount(fen)}`

const friends = (count: number) => (count === 1 ? '1 friend' : `${count} friends`)
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

export const helpMember: typeof zh = {
  lead: (need) => `Ask ${friends(need)} who are new here`,
  prize: (count) => `Get ${months(count)} of membership free`,
  count: (helped, need) => `${helped} helped, ${Math.max(need - helped, 0)} still needed`,
  seat: (isTaken) => (isTaken ? 'Helped' : 'Waiting'),
  clock: 'Time left',
  states: {
    none: { title: 'Not started yet', text: 'Start, then send the link to friends who sign up and help' },
    running: { title: 'Friends can help now', text: 'They sign up by your link and help with one tap' },
    done: { title: 'Done: you are a member', text: 'Your membership has begun. See the member page' },
    over: { title: 'The time has run out', text: 'Not enough friends helped. You can start again' },
  },
  start: 'Start now',
  startAgain: 'Start again',
  started: 'Started. Now ask your friends',
  share: 'Ask friends to help',
  copyLink: 'Copy the link',
  toMember: 'See the membership',
  toProgress: 'See who has helped',
  steps: 'How it works',
  stepList: [
    'Start, and send the link to friends',
    'They open it and sign up with a new number',
    'They tap help; the last one brings the membership',
  ],
  rules: 'Rules',
  helpers: 'Friends who helped',
  helpersEmpty: 'No friend has helped yet',
  helpersEmptyHint: 'Send the link; friends who help appear here',
  unlock: 'Cash for an invitation',
  unlockText: 'One friend who signs up unlocks it',
  unlockStates: { todo: '1 friend to go', done: 'Unlocked', received: 'Received. See your balance' },
  take: 'Take it',
  taken: (fen) => `${yuan(fen)} is in your balance`,
  asks: (name) => `${name} asks for your help`,
  asksText: (need, count) => `${friends(need)} who are new here bring ${months(count)} of membership`,
  help: 'Help',
  logIn: 'Sign up and help',
  helped: 'You have helped',
  helpedText: 'Thank you. You can ask friends for a membership of your own',
  own: 'This is your own link',
  ownText: 'You cannot help yourself. Send it to friends',
  ended: 'The time has run out',
  full: 'Enough friends have helped',
  notAsked: 'Your friend does not ask for help now',
  endedText: 'You can ask for help yourself and get a membership free',
  mine: 'Get my own membership',
  broken: 'This link is not complete',
  brokenText: 'Ask your friend for a new one, or start yourself',
  home: 'Go to home',
}
