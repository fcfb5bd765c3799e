import type { fraud as zh } from '../fraud'

export const fraud: typeof zh = {
  lead: 'A stranger asking for a transfer? Likely a scam',
  intro:
    'We never ask you to transfer money, share a code or share your screen. Take a minute to read about common scams.',
  tricks: [
    {
      title: '“Customer service” closes your account',
      text: 'The caller claims your account has violated rules and tells you to move money to a “safe account”.',
      answer: 'There is no “safe account”. Hang up and check with customer service in this app.',
    },
    {
      title: 'A fee before the loan',
      text: 'You are told to pay a deposit or “unfreezing fee” before receiving the loan.',
      answer: 'A genuine lender never charges before paying out.',
    },
    {
      title: 'Asking for a code',
      text: 'You are asked to read out an SMS code for a refund, a claim or a lost parcel.',
      answer: 'A code is a password. Never share it.',
    },
    {
      title: 'Sharing your screen',
      text: 'You are told to install a meeting app and share your screen so they can see your passwords.',
      answer: 'Never share your screen with strangers. Stop immediately if you have.',
    },
    {
      title: 'Paid for fake orders',
      text: 'Small commissions come first, then you are asked to front large sums and never hear back.',
      answer: 'Fake orders are illegal, and the money you front is gone.',
    },
    {
      title: 'Top-ups for a stranger',
      text: 'A stranger offers a discount if you top up or pay for them, laundering stolen money through your account.',
      answer: 'Never top up for strangers or lend out your account or card.',
    },
  ],
  helpTitle: 'If you have already paid',
  help: [
    'Call the police at 110 with the time and account of the transfer',
    'Ask your bank to freeze your card',
    'Call the anti-fraud line 96110',
    'Keep chat records and receipts',
  ],
  end: 'You have reached the end. Thank you for reading',
  readFirst: 'Scroll to the end to continue',
  read: 'I have read it',
}
