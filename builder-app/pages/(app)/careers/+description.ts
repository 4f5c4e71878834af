export default 'There are no open positions at Wedding Invite right now. You can still write to us and say hello.';
