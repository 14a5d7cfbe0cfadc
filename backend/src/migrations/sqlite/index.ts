import * as init from './20260101_000000_init.ts';

export const migrations = [{ up: init.up, down: init.down, name: '20260101_000000_init' }];
