-- The books of a gateway before the ledger had a registry (migrations up to 0021), as its own code wrote them: a deposit, a
-- bet and its win, a withdrawal that was paid and one that is pending, a win taken back as a debt, and play money.
insert into ledger_account (id, merchant, owner_kind, owner_id, kind, book, currency, stripe, balance, version, chain) overriding system value values
  (1, 'lotus', 'member', '00000000-0000-4000-8000-00000000000a', 'cash', 'real', 'BDT', 0, 34500, 5, '\xc19c9e51f206e1bd428f7a6bab954a16a930b62494ed9b90c1ef08df17270ac1'),
  (2, 'lotus', 'member', '00000000-0000-4000-8000-00000000000a', 'locked', 'real', 'BDT', 0, 7000, 3, '\xc1627eb72a9ce335b072ed33c91c814d68059e9c6b247d12cf14040542d8bf70'),
  (3, 'lotus', 'member', '00000000-0000-4000-8000-00000000000b', 'cash', 'play', 'BDT', 0, 200000, 1, '\x7bcfa84eb8f434c3e6190d02fdebcbe927bd938782e21ba055533a51f8066328'),
  (4, 'lotus', 'member', '00000000-0000-4000-8000-00000000000b', 'locked', 'play', 'BDT', 0, 0, 0, '\x'),
  (5, 'lotus', 'member', '00000000-0000-4000-8000-00000000000a', 'debt', 'real', 'BDT', 0, -3500, 1, '\x82bfcb4692d26bcadf56cf11f1dcb620fb18960cc5900a284473de968feaf280'),
  (6, 'lotus', 'psp', 'sandbox', 'clearing', 'real', 'BDT', 10, -50000, 1, '\xe1723229785708b31d526f46cfe9c5836a4d99778af26e0b0a1c2e8d2c20a44d'),
  (7, 'lotus', 'house', 'JL', 'game', 'real', 'BDT', 0, 2000, 1, '\x6754d6a7a8e44b0522f61d3c916473f431b5cf55aaef129516b5eaa9957454bb'),
  (8, 'lotus', 'house', 'JL', 'game', 'real', 'BDT', 12, -3500, 1, '\x29593889adf4c535d6d2e65dac43e3ab869139e9be27cd43ead11284097acd41'),
  (9, 'lotus', 'psp', 'sandbox', 'clearing', 'real', 'BDT', 15, 10000, 1, '\x01f327ae51f27a74095018ac800012c114689d6ec17e32466f017d6adc055899'),
  (10, 'lotus', 'house', 'JL', 'game', 'real', 'BDT', 14, 3500, 1, '\x03bae2e7a7571dfe6c607bfe79485b1753556746182880a3cad7435e922edf73'),
  (11, 'lotus', 'house', 'platform', 'play_issue', 'play', 'BDT', 11, -200000, 1, '\x216b47ae49538aff53ebebf421f4040d05e8e34f5b551e8e378d3bc7d80f50af');

alter table ledger_account alter column id restart with 12;

insert into ledger_transfer (id, kind, key, input_hash, reference, reverses, merchant, book, currency, at, phase, completes) values
  ('01a1f866-0d00-701b-ac75-698f7ca0bdce', 'withdrawalPaid', 'withdrawal-paid:00000000-0000-4000-8000-000000000030', '70d5612f5ac32b836563a903153bd81254d7eb9da2df63d488b160865b3a3962', '00000000-0000-4000-8000-000000000030', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'post', '01a1f866-0d00-746c-9290-0ce8f9d81cb2'),
  ('01a1f866-0d00-7159-8e40-eeabcf6dbc5b', 'playMoney', 'play-money:00000000-0000-4000-8000-00000000000b:grant', '5703173a37a412f71f12d41bb2f4d1fc1ff9e08ced7d065e8cfece17d6eea1bf', null, null, 'lotus', 'play', 'BDT', '2026-11-20T10:00:00.000Z', 'single', null),
  ('01a1f866-0d00-7167-b374-4b6a0721d0da', 'withdrawal', 'withdrawal:00000000-0000-4000-8000-000000000040', 'c33b08a962bff4831bb7e281617951de8f5fc8bfbc545985fe83140ea2a09beb', '00000000-0000-4000-8000-000000000040', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'pending', null),
  ('01a1f866-0d00-71a8-b5cb-a31bfbb21b6d', 'bet', 'vendor:JL:00000000-0000-4000-8000-00000000000a:b1', '6e056c3e27e3f79efd9c2ebbe19e7674685dff06a43fce0d024e8c9a2c9f27ff', '00000000-0000-4000-8000-000000000020', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'single', null),
  ('01a1f866-0d00-71ea-b1c6-6ccb3b19cc88', 'deposit', 'deposit:00000000-0000-4000-8000-000000000010', '472ec9dcb61177f2e38212436948714352a55be9a5fcc48a5e9ffb6bbd068a8e', '00000000-0000-4000-8000-000000000010', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'single', null),
  ('01a1f866-0d00-746c-9290-0ce8f9d81cb2', 'withdrawal', 'withdrawal:00000000-0000-4000-8000-000000000030', '3b8d58028dfe9a44affad8173399e060dd8907e39a861ae1d2fe7a440165df4f', '00000000-0000-4000-8000-000000000030', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'pending', null),
  ('01a1f866-0d00-7552-a125-ca2d8369bbfa', 'win', 'vendor:JL:00000000-0000-4000-8000-00000000000a:w1', 'aed2a92d825e4bb8ee69caa32161c676f1c66bfff326f7a6ed476c5730c54558', '00000000-0000-4000-8000-000000000020', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'single', null),
  ('01a1f866-0d00-75dd-b13f-5a36a659a1c3', 'winReversed', 'vendor:JL:00000000-0000-4000-8000-00000000000a:r1', '47f8b653b43f683b158c61448b711fb322ca1fd67462d7dfa0f4ec38e7a43e83', '00000000-0000-4000-8000-000000000020', null, 'lotus', 'real', 'BDT', '2026-11-20T10:00:00.000Z', 'single', null);

insert into ledger_entry (transfer_id, account_id, merchant, book, currency, amount, balance_after, version, hash) values
  ('01a1f866-0d00-71ea-b1c6-6ccb3b19cc88', 1, 'lotus', 'real', 'BDT', 50000, 50000, 1, '\x6fbbf69aafd07deacadb909957068d5006848b7e9839153443c50ed879c74f84'),
  ('01a1f866-0d00-71a8-b5cb-a31bfbb21b6d', 1, 'lotus', 'real', 'BDT', -2000, 48000, 2, '\x75a93b7ed8c1e70f5720c563d09868372f14c52be0dd13c84990656e8c6a12df'),
  ('01a1f866-0d00-7552-a125-ca2d8369bbfa', 1, 'lotus', 'real', 'BDT', 3500, 51500, 3, '\x3b451b897d2468423caa9043a2ac9a54511d8d7eb13e84a305d25bb26b352460'),
  ('01a1f866-0d00-746c-9290-0ce8f9d81cb2', 1, 'lotus', 'real', 'BDT', -10000, 41500, 4, '\x47b8e83c5780699ab53645589c3238aff83f88f4ea40c091c2da1351c0afc739'),
  ('01a1f866-0d00-7167-b374-4b6a0721d0da', 1, 'lotus', 'real', 'BDT', -7000, 34500, 5, '\xc19c9e51f206e1bd428f7a6bab954a16a930b62494ed9b90c1ef08df17270ac1'),
  ('01a1f866-0d00-746c-9290-0ce8f9d81cb2', 2, 'lotus', 'real', 'BDT', 10000, 10000, 1, '\xec9d242210b8a8925688b54c187abaf40bd1974ccdf6a46119de0741911cd75a'),
  ('01a1f866-0d00-701b-ac75-698f7ca0bdce', 2, 'lotus', 'real', 'BDT', -10000, 0, 2, '\x0bd6476809951e93f2c0ba12fc60f1c0f75ddd70efc5aa70916860c61229b0f7'),
  ('01a1f866-0d00-7167-b374-4b6a0721d0da', 2, 'lotus', 'real', 'BDT', 7000, 7000, 3, '\xc1627eb72a9ce335b072ed33c91c814d68059e9c6b247d12cf14040542d8bf70'),
  ('01a1f866-0d00-7159-8e40-eeabcf6dbc5b', 3, 'lotus', 'play', 'BDT', 200000, 200000, 1, '\x7bcfa84eb8f434c3e6190d02fdebcbe927bd938782e21ba055533a51f8066328'),
  ('01a1f866-0d00-75dd-b13f-5a36a659a1c3', 5, 'lotus', 'real', 'BDT', -3500, -3500, 1, '\x82bfcb4692d26bcadf56cf11f1dcb620fb18960cc5900a284473de968feaf280'),
  ('01a1f866-0d00-71ea-b1c6-6ccb3b19cc88', 6, 'lotus', 'real', 'BDT', -50000, -50000, 1, '\xe1723229785708b31d526f46cfe9c5836a4d99778af26e0b0a1c2e8d2c20a44d'),
  ('01a1f866-0d00-71a8-b5cb-a31bfbb21b6d', 7, 'lotus', 'real', 'BDT', 2000, 2000, 1, '\x6754d6a7a8e44b0522f61d3c916473f431b5cf55aaef129516b5eaa9957454bb'),
  ('01a1f866-0d00-7552-a125-ca2d8369bbfa', 8, 'lotus', 'real', 'BDT', -3500, -3500, 1, '\x29593889adf4c535d6d2e65dac43e3ab869139e9be27cd43ead11284097acd41'),
  ('01a1f866-0d00-701b-ac75-698f7ca0bdce', 9, 'lotus', 'real', 'BDT', 10000, 10000, 1, '\x01f327ae51f27a74095018ac800012c114689d6ec17e32466f017d6adc055899'),
  ('01a1f866-0d00-75dd-b13f-5a36a659a1c3', 10, 'lotus', 'real', 'BDT', 3500, 3500, 1, '\x03bae2e7a7571dfe6c607bfe79485b1753556746182880a3cad7435e922edf73'),
  ('01a1f866-0d00-7159-8e40-eeabcf6dbc5b', 11, 'lotus', 'play', 'BDT', -200000, -200000, 1, '\x216b47ae49538aff53ebebf421f4040d05e8e34f5b551e8e378d3bc7d80f50af');

insert into withdrawal (id, merchant, member_id, amount, currency, status, provider, payee_name, bank_name, account_number, created_at) values
  ('00000000-0000-4000-8000-000000000040', 'lotus', '00000000-0000-4000-8000-00000000000a', 7000, 'BDT', 'pending', 'sandbox', 'x', 'x', 'x', '2026-11-20T10:00:00.000Z');
