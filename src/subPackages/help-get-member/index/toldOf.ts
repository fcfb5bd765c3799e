import type { HelperInfoRes } from '@/contract/activity/help'

/** Words for a friend who has nothing left to do here; undefined where they can help. */
export function toldOf({ help: { state }, standing }: HelperInfoRes) {
  if (standing === 'helped') return { title: 'helped', text: 'helpedText' } as const
  if (standing === 'self') return { title: 'own', text: 'ownText' } as const
  if (state === 'done') return { title: 'full', text: 'endedText' } as const
  if (state === 'over') return { title: 'ended', text: 'endedText' } as const
  return state === 'running' ? undefined : ({ title: 'notAsked', text: 'endedText' } as const)
}
