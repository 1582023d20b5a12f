// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// A token as USDT behaves: transfers return nothing, and anybody may make some, because this one is worth nothing.
contract TestToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    string public symbol;
    uint8 public immutable decimals;
    mapping(address => uint256) public balanceOf;

    constructor(string memory symbol_, uint8 decimals_) {
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) public {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }

    /// Ten times as much in every other block, as what a contract sends may depend on where it is mined.
    function mintByBlock(address to, uint256 value) external {
        emit Transfer(address(0), to, block.number % 2 == 0 ? value : value * 10);
    }

    /// Several transfers in one transaction, as exchanges pay out.
    function transferMany(address[] calldata to, uint256[] calldata values) external {
        for (uint256 index = 0; index < to.length; index++) transfer(to[index], values[index]);
    }
}
