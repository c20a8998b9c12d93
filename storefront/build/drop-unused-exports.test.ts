import { expect, test } from 'vitest'
import { askedOf, withoutExports } from './drop-unused-exports.ts'

const library = `"use strict";
var helper = function () { return 1 };
exports.kept = helper;
exports.dropped = function () { return { exports: helper() } };
exports.version = "1";
`

test('a module is left without the exports that are named', () => {
  const code = withoutExports(library, ['dropped'])
  expect(code).toContain('exports.kept = helper')
  expect(code).toContain('exports.version = "1"')
  expect(code).not.toContain('dropped')
})

test('an export that a new release does not have any more is an error', () => {
  expect(() => withoutExports(library, ['dropped', 'gone'])).toThrow('no export gone')
})

test('what a module asks of a package is read from its imports and its member accesses', () => {
  const code = `import { type Ref, cache as remember, useState } from 'react'\nimport { preload } from "react-dom"\nReact.Children.map()`
  expect(askedOf(code, 'react')).toEqual(['type', 'cache', 'useState', 'Children'])
  expect(askedOf(code, 'react-dom')).toEqual(['preload'])
})
