import { casesOf } from '@tests/fixtures/scope'
import type { Chapter } from '@tests/journeys/chapter'
import { chapters } from '@tests/journeys/table'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { miniStage } from './miniStage'

const platforms: readonly Platform[] = ['weapp', 'alipay', 'tt']

interface Case {
  chapter: Chapter
  name: string
  platform: Platform
}

const cases = (chapter: Chapter): Case[] => {
  const always = platforms.filter((platform) => (chapter.always ?? ['weapp']).includes(platform))
  const rest = platforms.filter((platform) => !always.includes(platform))
  return casesOf(always, rest).map((platform) => ({ chapter, name: chapter.name, platform }))
}

describe.each(chapters.flatMap(cases))('$name: the $platform mini-program', ({ chapter, platform }) => {
  const stage = miniStage(platform, chapter.hasThemes && platform === 'weapp' ? 'xyfApp' : 'xbt_h5')
  it.each(chapter.journeys)('$title', ({ make }) => make(stage))
})
