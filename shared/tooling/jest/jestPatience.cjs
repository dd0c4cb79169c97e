/* global jest */
// Processes start slowly, much more so on a busy computer.
jest.setTimeout(120_000);
