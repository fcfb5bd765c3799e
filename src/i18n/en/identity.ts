import { counted } from '@/lib/plural'
import type { identity as zh } from '../identity'

export const identity: typeof zh = {
  flow: 'Progress',
  steps: { idCard: 'ID card', face: 'Face check', bankCard: 'Debit card', openCard: 'Account' },
  states: {
    todo: 'Not done',
    read: 'To check',
    corrected: 'To confirm',
    processing: 'In progress',
    done: 'Done',
    failed: 'Failed',
    locked: 'Locked today',
  },
  stepLabel: (name, state) => `${name}: ${state}`,
  triesLeft: (times) => `${counted(times, 'attempt')} left today`,
  doneTitle: (name) => `${name}: done`,
  allDone: 'All steps completed',
  refusedTitle: 'Your application was not approved',
  verified: (name, idNumber) => `${name}  ${idNumber}`,
  goOn: (name) => `Next: ${name}`,
  goBack: 'Continue where you left off',
  proveTitle: 'Verify your identity first',
  proveText: 'You will come back here once your ID card and face are verified',
  toProve: 'Verify',
  toResult: 'View activation result',
  laterTitle: (name) => `Complete this step first: ${name}`,
  laterHint: 'You can continue here afterwards. Nothing you submitted will be lost',
  laterGo: (name) => `Go to: ${name}`,
  lockedTitle: 'No attempts left today',
  lockedHint: 'You can try again after midnight. For urgent help, contact customer service',
}
