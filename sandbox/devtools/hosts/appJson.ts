import fs from 'node:fs'
import path from 'node:path'
import type { Fields, TabItem } from './protocol'

interface SubPackage {
  root: string
  pages: string[]
}

interface AppJson extends Fields {
  pages: string[]
  subPackages?: SubPackage[]
  subpackages?: SubPackage[]
  tabBar?: { list?: Fields[]; items?: Fields[] }
}

/** A built folder's app.json. */
export function readAppJson(dir: string): AppJson {
  return JSON.parse(fs.readFileSync(path.join(dir, 'app.json'), 'utf8')) as AppJson
}

/** The sub-packages, with roots that end without a slash; both spellings of the field occur. */
export function subPackagesOf(app: AppJson): SubPackage[] {
  return [...(app.subPackages ?? []), ...(app.subpackages ?? [])].map(({ root, pages }) => ({
    root: root.replace(/\/$/, ''),
    pages,
  }))
}

/** Every registered page, main package first. */
export function pagesOf(app: AppJson): string[] {
  return [...app.pages, ...subPackagesOf(app).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]
}

/** The tabs; Alipay has `items` and `name` where the others have `list` and `text`. */
export function tabsOf(app: AppJson): TabItem[] {
  return (app.tabBar?.list ?? app.tabBar?.items ?? []).map((item) => ({
    pagePath: String(item.pagePath),
    text: String(item.text ?? item.name),
  }))
}

/** All files of a folder, as paths relative to it, with forward slashes. */
export function listFiles(dir: string, prefix = ''): string[] {
  return fs.readdirSync(path.join(dir, prefix), { withFileTypes: true }).flatMap((entry) => {
    return entry.isDirectory() ? listFiles(dir, `${prefix}${entry.name}/`) : [prefix + entry.name]
  })
}
