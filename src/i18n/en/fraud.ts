import type { fraud as zh } from '../fraud'

export const fraud: typeof zh = {
  lead: 'A stranger who asks for a transfer is a fraudster',
  intro: 'We never ask you to transfer money, to tell a code or to share your screen. Please take a minute to read on.',
  tricks: [
    {
      title: '“Customer service” closes your account',
      text: 'The caller says that your account breaks a rule and that your money must go to a safe account.',
      answer: 'There is no safe account. Hang up and ask customer service in this app.',
    },
    {
      title: 'A fee before the loan',
      text: 'You are to pay a deposit or an unfreezing fee before the loan is paid out.',
      answer: 'A genuine loan takes no money before it is paid out.',
    },
    {
      title: 'Asking for a code',
      text: 'For a refund, a claim or a lost parcel you are to read out a code from a text message.',
      answer: 'A code is a password. Tell it to no one.',
    },
    {
      title: 'Sharing your screen',
      text: 'You are to install a meeting app and share your screen, so that your password can be read.',
      answer: 'Never share your screen with a stranger. Stop at once if you do.',
    },
    {
      title: 'Paid for fake orders',
      text: 'Small commissions come first, then you are to advance large sums, and then there is silence.',
      answer: 'Fake orders are illegal, and advances are never paid back.',
    },
    {
      title: 'Top-ups for a stranger',
      text: 'A stranger offers a discount if you top up or pay for them: stolen money moves through your account.',
      answer: 'Do not top up for strangers, and lend no account or card.',
    },
  ],
  helpTitle: 'If you have paid',
  help: [
    'Call the police at 110 and tell time and account',
    'Ask your bank to freeze the card',
    'Call the anti-fraud line 96110',
    'Keep the chat and the receipts',
  ],
  end: 'This is the end. Thank you for reading',
  readFirst: 'Please scroll to the end',
  read: 'I have read it',
}
