// Jest on Node 20 can't require the ESM package that @fastify/static names downloads with; no test downloads through it.
exports.create = () => 'attachment';
