import type { Attention } from '@/domain/home/attention'
import { readNextStep } from '@/pages/home/index/readNextStep'
import { StepStore } from '@/pages/home/index/stepStore'
import { HomeStore } from '@/pages/home/index/store'
import { call } from '@/request/call'

/** What home shows the customer as their next step. */
export const nextStep = (): Promise<Attention | undefined> => readNextStep(call)

/** What home shows a customer who opens it. */
export async function shownStep(): Promise<HomeStore['step']> {
  const home = new HomeStore()
  await new StepStore(home).load()
  return home.step
}
