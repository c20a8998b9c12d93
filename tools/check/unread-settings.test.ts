import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { unreadSettings } from './unread-settings.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')

test('a setting of site.json that nobody reads is named', () => {
  expect(unreadSettings(files, ['theme', 'inventedForNobody'])).toEqual(['inventedForNobody'])
})
