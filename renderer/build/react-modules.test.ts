import { expect, it } from 'vitest';
import { toModule } from './react-modules.ts';

it('a script of React is a module that imports and exports by name', () => {
  const module = toModule(`"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.now = void 0;
if (React.version) {
  exports.now = function () {
    return Scheduler.now;
  };
}
exports.later = function () {
  return exports.now() + 1;
};
`);
  expect(module).toBe(`import * as Scheduler from "scheduler";
import * as React from "react";
"use strict";
var exported_now = void 0;
if (React.version) {
  exported_now = function () {
    return Scheduler.now;
  };
}
var exported_later = function () {
  return exported_now() + 1;
};

export { exported_now as now, exported_later as later };
`);
});
