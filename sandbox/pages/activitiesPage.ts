import type { ActivityState } from '@/contract/activity/custom'
import type { ActivityPlan } from '../areas/activity/custom/plans/plan'
import { type ActivityPeriod, activityState } from '../areas/activity/custom/states'
import { type Shift, shifts } from '../areas/activity/custom/times'
import { momentOf } from '../beijing'
import { inLanguage, type Lang, sayIn, type Text } from '../language'
import { type Html, html, page } from './html'

const title = { zh: '沙盒 · 活动', en: 'Sandbox · Activities' }

const stateTexts: Readonly<Record<ActivityState, Text>> = {
  coming: { zh: '未开始', en: 'Coming' },
  open: { zh: '进行中', en: 'Open' },
  ended: { zh: '已结束', en: 'Ended' },
}

const shiftTexts: Readonly<Record<Shift, Text>> = {
  coming: { zh: '两天后开始', en: 'Begin in 2 days' },
  open: { zh: '现在开始', en: 'Open now' },
  closing: { zh: '一分钟后结束', en: 'End in a minute' },
  ended: { zh: '立即结束', en: 'End now' },
}

/** An activity with its period and what customers did in it. */
export interface ActivityRow {
  plan: ActivityPlan
  period: ActivityPeriod
  views: number
  joined: number
  received: number
}

/** `/sandbox/activities`: how each activity stands, and buttons that move its times, as an operator does. */
export function activitiesPage(rows: readonly ActivityRow[], now: Date, lang: Lang): string {
  const say = sayIn(lang)
  return page(
    title,
    lang,
    html`<h1>${say('活动', 'Activities')}</h1>
<p class="lead">${say('运营配置的活动。点击按钮移动开始和结束时间，恢复初始数据后还原。时间为北京时间。', 'What operators have configured. A button moves the times of an activity, until the data is reset. Times are those of Beijing.')}</p>
<div class="scroll"><table><thead><tr><th>${say('活动', 'Activity')}</th><th>${say('状态', 'State')}</th><th>${say('浏览', 'Views')}</th><th>${say('参加', 'Take part')}</th><th>${say('领取', 'Claimed')}</th><th></th></tr></thead>
<tbody>${rows.map((row) => line(row, now, lang))}</tbody></table></div>`,
  )
}

function line({ plan, period, views, joined, received }: ActivityRow, now: Date, lang: Lang): Html {
  const { code, address } = plan
  const state = inLanguage(stateTexts[activityState(period, now)], lang)
  const name = inLanguage(plan.title, lang)
  const keys = Object.keys(shifts) as Shift[]
  return html`<tr><td><a href="${address}">${name}</a><small>${code}</small></td><td>${state}<small>${momentOf(period.startTime)} – ${momentOf(period.endTime)}</small></td><td>${views}</td><td>${joined}</td><td>${received}</td><td>${keys.map(
    (shift) =>
      html`<form method="post" action="/sandbox/activities/${code}/${shift}?lang=${lang}"><button aria-label="${name}: ${inLanguage(shiftTexts[shift], lang)}">${inLanguage(shiftTexts[shift], lang)}</button></form>`,
  )}</td></tr>`
}
