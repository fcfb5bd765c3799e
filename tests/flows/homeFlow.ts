import type { Attention } from '@/domain/home/attention'
import { readNextStep } from '@/pages/home/index/readNextStep'
import { WelcomeStore } from '@/pages/home/index/welcomeStore'
import { call } from '@/request/call'

/** What home shows the customer as their next step. */
export const nextStep = (): Promise<Attention | undefined> => readNextStep(call)

/** Home greets the customer. */
export async function greeted(): Promise<WelcomeStore> {
  const store = new WelcomeStore()
  store.show()
  while (store.receiving.busy) await new Promise((resolve) => setTimeout(resolve, 20))
  return store
}
