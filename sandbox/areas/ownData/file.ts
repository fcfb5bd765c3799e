import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
import { inLanguage } from '../../language'
import { type FileOwner, sectionNames, when } from '../../ownData'

/** What is kept about a customer, in clear and in the language that they asked in. */
export async function fileOf(db: Db, owner: FileOwner): Promise<Record<string, unknown>> {
  const about = { zh: '您在小补贴的全部个人数据，时间为北京时间', en: 'All data kept about you. Times are of Beijing.' }
  const file: Record<string, unknown> = { about: inLanguage(about, owner.lang), made: when(owner.now) }
  for (const name of sectionNames)
    for (const { ownData } of declaredAreas()) if (ownData?.[name]) file[name] = await ownData[name](db, owner)
  return file
}
